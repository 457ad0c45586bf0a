import { palette } from "../tokens/tokens.ts";
import { Bag } from "./bag.tsx";
import { Bust } from "./bust.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

/**
 * An advertiser's banner between the messages of two members (specification, section 1).
 *
 * @example <ExampleAds label="A phone with a chat and, between its messages, a banner for a bag" />
 */
export function ExampleAds(props: SceneProps) {
  return (
    <Scene ground={palette.calabash} {...props}>
      <path d="M240 34A188 188 0 0 0 240 410Z" fill={palette.clay} />
      <path d="M240 70A188 188 0 0 1 240 446Z" fill={palette.sun} />
      <rect fill={palette.ink} height="520" rx="40" width="264" x="108" y="28" />
      <rect fill={palette.shea} height="500" rx="28" width="240" x="120" y="40" />
      <path d="M120 104V68A28 28 0 0 1 148 40H332A28 28 0 0 1 360 68V104Z" fill={palette.indigo} />
      <path
        d="M146 62L136 72L146 82"
        fill="none"
        stroke={palette.shea}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="5"
      />
      <circle cx="184" cy="74" fill={palette.sun} r="22" />
      <Bust hair="beard" skin={1} transform="translate(171.8 47.9) scale(.0815)" wears={palette.shea} />
      <path d="M220 68H290" stroke={palette.shea} strokeLinecap="round" strokeWidth="9" />
      <path d="M220 85H256" stroke={palette.sky} strokeLinecap="round" strokeWidth="6" />
      <path
        d="M152 122H248A16 16 0 0 1 264 138V158A16 16 0 0 1 248 174H136V138A16 16 0 0 1 152 122Z"
        fill={palette.calabash}
      />
      <path d="M154 140H246M154 157H214" stroke={palette.bark} strokeLinecap="round" strokeWidth="7" />
      <path
        d="M264 184H328A16 16 0 0 1 344 200V222H264A16 16 0 0 1 248 206V200A16 16 0 0 1 264 184Z"
        fill={palette.indigo}
      />
      <path d="M268 203H324" stroke={palette.shea} strokeLinecap="round" strokeWidth="7" />
      <rect fill={palette.ink} height="148" rx="24" width="328" x="76" y="236" />
      <path d="M210 242H380A18 18 0 0 1 398 260V360A18 18 0 0 1 380 378H210Z" fill={palette.sun} />
      <path d="M210 242V378H100A18 18 0 0 1 82 360V260A18 18 0 0 1 100 242Z" fill={palette.palm} />
      <Bag transform="translate(146 315) scale(.86)" />
      <path d="M236 274H356" stroke={palette.ink} strokeLinecap="round" strokeWidth="12" />
      <path d="M234 298H326" stroke={palette.bark} strokeLinecap="round" strokeWidth="8" />
      <rect fill={palette.clay} height="36" rx="12" width="124" x="230" y="322" />
      <path d="M270 340H314" stroke={palette.shea} strokeLinecap="round" strokeWidth="8" />
      <path
        d="M152 398H226A16 16 0 0 1 242 414V418A16 16 0 0 1 226 434H136V414A16 16 0 0 1 152 398Z"
        fill={palette.calabash}
      />
      <path d="M154 416H222" stroke={palette.bark} strokeLinecap="round" strokeWidth="7" />
      <path d="M264 446H328A16 16 0 0 1 344 462V480H248V462A16 16 0 0 1 264 446Z" fill={palette.indigo} />
    </Scene>
  );
}

import { conformsAsPicture } from "../../test/conforms.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { Couple } from "./couple.tsx";

conformsAsPicture(<Couple left={WomanWithBraids} right={ManWithBeard} />);

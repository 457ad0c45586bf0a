import "./motion.css";
import { Accordion, AccordionItem, Button, Carousel, Couple, Dialog } from "@matchfront/ui";
import { ManWithLocs, WomanWithBraids } from "@matchfront/ui/illustrations";
import { constants } from "@matchfront/ui/tokens";
import { useState, type ComponentType } from "react";

const samples: readonly { token: keyof typeof constants; use: string; Sample: ComponentType }[] = [
  { token: "motion-control", use: "A control answers: its colors, its border, its caret.", Sample: Caret },
  { token: "motion-panel", use: "A part comes: a dialog rises, a toast slides in.", Sample: RisingDialog },
  { token: "motion-carousel", use: "A slide takes the place of another.", Sample: Slides },
  { token: "motion-meeting", use: "Two halves meet, in a picture or a busy button.", Sample: Meeting },
];

export function MotionSamples() {
  return (
    <div className="guide-motions">
      {samples.map(({ token, use, Sample }) => (
        <section className="guide-motion" key={token}>
          <Fact token={token} />
          <p>{use}</p>
          <Sample />
        </section>
      ))}
      <section className="guide-motion">
        <Fact token="ease" />
        <p>How far it has come, over time.</p>
        <EasingCurve />
      </section>
    </div>
  );
}

function Fact({ token }: { token: keyof typeof constants }) {
  return (
    <h2 className="guide-motion-token">
      <code>--{token}</code> {constants[token]}
    </h2>
  );
}

function Caret() {
  return (
    <Accordion>
      <AccordionItem id="turn" question="Does it turn?">
        It does, and the answer is there at once.
      </AccordionItem>
    </Accordion>
  );
}

function RisingDialog() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)} variant="secondary">
        Open a dialog
      </Button>
      <Dialog onClose={() => setOpen(false)} open={open} title="It rose, and the page behind it dimmed." />
    </div>
  );
}

function Slides() {
  const slides = ["First", "Second", "Third"].map((name) => ({
    name,
    content: <p className="guide-slide">{name}</p>,
  }));
  return <Carousel label="Samples" slides={slides} />;
}

function Meeting() {
  const [times, setTimes] = useState(1);
  return (
    <>
      <div className="guide-meeting" data-surface="indigo">
        <Couple key={times} left={WomanWithBraids} right={ManWithLocs} />
      </div>
      <Button onClick={() => setTimes(times + 1)} variant="secondary">
        Meet again
      </Button>
    </>
  );
}

/** The easing function: time to the right, progress up. */
function EasingCurve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (constants.ease.match(/[\d.]+/g) ?? []).map(Number);
  return (
    <svg aria-hidden="true" className="guide-easing" viewBox="-2 -2 104 104">
      <path d="M0 0V100H100" />
      <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </svg>
  );
}

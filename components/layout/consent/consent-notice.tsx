import { Button } from "@/components/ui/button";
import { decide } from "@/lib/site/consent/choice";
import type { ConsentWords } from "./consent-words";

interface ConsentNoticeProps {
  words: ConsentWords;
  onChoose(): void;
}

/** The question, beside the page and not in its way; both answers weigh the same. */
export function ConsentNotice({ words, onChoose }: ConsentNoticeProps) {
  const everything = words.purposes.map(({ purpose }) => purpose);
  return (
    <section aria-labelledby="consent-title" className="consent-notice">
      <div className="column">
        <p id="consent-title" className="consent-title">
          {words.title}
        </p>
        <Button look="quiet" className="consent-choose" onClick={onChoose} aria-haspopup="dialog">
          {words.choose}
        </Button>
        <p className="consent-text">{words.text}</p>
        <div className="consent-answers">
          <Button look="outline" onClick={() => decide([])}>
            {words.refuse}
          </Button>
          <Button look="outline" onClick={() => decide(everything)}>
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}

import type { OfferWarning } from "@/lib/contract/desk/offers";
import { offerWords as words } from "./offer-words";

/** What is odd about a journey. It can be sent all the same. */
export function OfferWarnings({ warnings }: { warnings: OfferWarning[] }) {
  return (
    <div role="status">
      {warnings.length > 0 && (
        <div className="mt-4 border-gold border-l-4 pl-4 text-small">
          <p className="font-semibold">{words.warnings}</p>
          <ul className="list-disc pl-5">
            {warnings.map(words.warning).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

import { Failure } from "./failure";

interface SaidProps {
  said: string;
  failure: string;
}

/** What was done, or why not, where it is in sight wherever one has scrolled to. */
export const Said = ({ said, failure }: SaidProps) => (
  <div className="fixed inset-x-4 bottom-18 z-10 lg:inset-x-auto lg:right-8 lg:bottom-6">
    <p
      role="status"
      className="rounded-picture bg-night px-4 py-3 text-paper text-small shadow-float empty:hidden"
    >
      {said}
    </p>
    <div className="rounded-picture bg-card px-4 py-3 shadow-float has-[p:empty]:hidden">
      <Failure words={failure} />
    </div>
  </div>
);

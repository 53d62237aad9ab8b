import { Button } from "@/components/ui/button";

interface ChoiceNoteProps {
  text: string;
  take: string;
  keep: string;
  onChoose(take: boolean): void;
}

/** Something else came from another language: which of both is meant? Nothing is lost before that. */
export function ChoiceNote({ text, take, keep, onChoose }: ChoiceNoteProps) {
  return (
    <div role="status" className="mb-8 border-gold border-l-4 bg-card px-4 py-3">
      <p className="text-small">{text}</p>
      <div className="-ml-6 mt-1 flex flex-wrap items-center">
        <Button look="quiet" onClick={() => onChoose(true)}>
          {take}
        </Button>
        <Button look="quiet" onClick={() => onChoose(false)}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

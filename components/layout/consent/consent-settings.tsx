import { type FormEvent, useEffect, useRef } from "react";
import { Checkbox } from "@/components/form/checkbox";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import { agreedPurposes, decide } from "@/lib/site/consent/choice";
import { type Purpose, purposes } from "@/lib/site/consent/purposes";
import { routes } from "@/lib/site/routes";
import type { ConsentWords } from "./consent-words";

interface ConsentSettingsProps {
  words: ConsentWords;
  /** Called however the dialog was closed. */
  onClose(): void;
}

/** The choice in full, purpose by purpose. */
export function ConsentSettings({ words, onClose }: ConsentSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const agreed = agreedPurposes();
  const close = () => dialog.current?.close();
  const settle = (chosen: readonly Purpose[]) => {
    close();
    decide(chosen);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("purpose");
    settle(purposes.filter((purpose) => ticked.includes(purpose)));
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="consent-settings"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="consent-settings"
    >
      <form onSubmit={save} className="px-6 pt-4 pb-6 sm:px-8 sm:pb-8">
        <div className="flex items-center justify-between gap-2">
          <h2 id="consent-settings" className="text-[1.5rem] leading-tight">
            {words.settings}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={words.close}
            className="-mr-3 grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="mt-2 text-muted text-small">{words.settingsText}</p>
        <div className="consent-purposes">
          {words.purposes.map(({ purpose, name, text }) => (
            <Checkbox
              key={purpose}
              id={`consent-${purpose}`}
              name="purpose"
              value={purpose}
              defaultChecked={agreed.includes(purpose)}
              hint={text}
            >
              {name}
            </Checkbox>
          ))}
        </div>
        <p className="text-muted text-note">
          {words.recipients}{" "}
          <SiteLink href={routes.privacy} onClick={close} className="underline underline-offset-4">
            {words.privacy}
          </SiteLink>
        </p>
        <div className="consent-answers">
          <Button look="outline" onClick={() => settle([])}>
            {words.refuseAll}
          </Button>
          <Button look="outline" onClick={() => settle(words.purposes.map((each) => each.purpose))}>
            {words.acceptAll}
          </Button>
          <Button type="submit">{words.save}</Button>
        </div>
      </form>
    </dialog>
  );
}

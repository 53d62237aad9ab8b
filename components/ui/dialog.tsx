import { useTranslations } from "next-intl";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Icon } from "./icons";

/** A dialog that is open from its first moment on, or whenever it is to be. */
export function useOpenDialog(isToBe = true) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isToBe && !dialog.current?.open) dialog.current?.showModal();
  }, [isToBe]);
  return { dialog, close: () => dialog.current?.close() };
}

interface SmallDialogProps extends ComponentProps<"dialog"> {
  ref: RefObject<HTMLDialogElement | null>;
}

/** A dialog that a click beside it closes, too. */
export function SmallDialog({ ref, className, ...dialog }: SmallDialogProps) {
  const close = () => ref.current?.close();
  return (
    <dialog
      ref={ref}
      onClick={(event) => event.target === ref.current && close()}
      onKeyDown={(event) => event.key === "Escape" && close()}
      {...dialog}
      className={`m-auto rounded-picture p-0 text-ink shadow-float backdrop:bg-night/60 ${className}`}
    />
  );
}

/** The cross in the corner of a dialog. Needs the namespace Form around it. */
export function CloseButton({ onClick, className }: { onClick(): void; className: string }) {
  const t = useTranslations("Form");
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t("close")}
      className={`grid size-11 place-items-center ${className}`}
    >
      <Icon name="close" />
    </button>
  );
}

/**
 * A form over the page that one comes from: all of a phone's screen. What is in it stays while it is
 * closed. Needs the namespace Form.
 */
export function FormDialog({ open, className, children, ...dialog }: ComponentProps<"dialog">) {
  const { dialog: ref, close } = useOpenDialog(open);
  return (
    <dialog
      ref={ref}
      {...dialog}
      className={`m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper p-0 text-ink backdrop:bg-night/60 md:rounded-picture ${className}`}
    >
      <div className="px-5 pt-4 pb-8 md:px-10">
        <div className="flex justify-end">
          <CloseButton onClick={close} className="-mr-3" />
        </div>
        {children}
      </div>
    </dialog>
  );
}

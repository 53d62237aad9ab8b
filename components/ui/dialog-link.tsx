"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";

interface LinkedDialogProps {
  open: boolean;
  onClose(): void;
}

interface DialogLinkProps<Props extends object> {
  /** The page that does the same. */
  href: string;
  load(): Promise<{ default: ComponentType<Props & LinkedDialogProps> }>;
  dialog: Props;
  className: string;
  children: ReactNode;
}

/**
 * Opens a dialog over the page; a link to the page that does the same until then, in a new tab, or
 * when the dialog cannot be loaded.
 */
export function DialogLink<Props extends object>(props: DialogLinkProps<Props>) {
  const { href, load, dialog, className, children } = props;
  const [Dialog, setDialog] = useState<ComponentType<Props & LinkedDialogProps>>();
  const [open, setOpen] = useState(false);
  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const loaded = await load();
      setDialog(() => loaded.default);
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
  };
  return (
    <>
      <a href={href} onClick={show} className={className}>
        {children}
      </a>
      {Dialog && <Dialog {...dialog} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

import { useTranslations } from "next-intl";
import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary, type WrongField } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { SiteLink } from "../ui/site-link";

interface AuthFormProps {
  /** The call that the form makes. */
  call: {
    submit: FormEventHandler;
    busy: boolean;
    failure: string;
    wrong: readonly WrongField[];
  };
  /** What the button says. */
  send: string;
  /** Where else one may want to go. */
  beside?: { href: string; text: string } | false | undefined;
  children: ReactNode;
}

/** A form about an account, with one button and perhaps a link beside it. */
export function AuthForm({ call, send, beside, children }: AuthFormProps) {
  const t = useTranslations("Auth");
  return (
    <form noValidate onSubmit={call.submit} method="post">
      <ErrorSummary wrong={call.wrong} />
      <FormNotice tone="bad" text={call.failure} />
      <div className="grid gap-5">{children}</div>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BusyButton busy={call.busy} busyText={t("busy")}>
          {send}
        </BusyButton>
        {beside && (
          <SiteLink href={beside.href} className="py-2.5 text-small underline underline-offset-4">
            {beside.text}
          </SiteLink>
        )}
      </div>
    </form>
  );
}

type Field = Omit<ComponentProps<typeof PasswordField>, "hint" | "autoComplete">;

/** A password that is chosen, and the same once more. */
export function NewPassword({ password, repeated }: { password: Field; repeated: Field }) {
  const t = useTranslations("Auth");
  return (
    <>
      <PasswordField {...password} hint={t("passwordHint")} autoComplete="new-password" />
      <PasswordField {...repeated} autoComplete="new-password" />
    </>
  );
}

/** Below a form: the way for those who need the other one. */
export function OtherForm({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <p className="mt-8 border-line border-t pt-5 text-small">
      {text}{" "}
      <SiteLink
        href={href}
        className="inline-block py-2 font-semibold text-terracotta-deep underline underline-offset-4"
      >
        {link}
      </SiteLink>
    </p>
  );
}

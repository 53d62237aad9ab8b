import { useTranslations } from "next-intl";
import { focusField } from "./focus-field";

export interface WrongField {
  id: string;
  label: string;
  message: string;
}

/** All that is wrong in a form, each a link to its field; read aloud when it appears. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const t = useTranslations("Form");
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className="mb-6 border-danger border-l-4 bg-card px-4 py-3">
          <p className="font-semibold">{t("wrong", { count: wrong.length })}</p>
          <ul className="mt-1 text-small">
            {wrong.map(({ id, label, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(id);
                  }}
                  className="inline-block py-2 text-danger underline underline-offset-4"
                >
                  {t("wrongField", { label, message })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

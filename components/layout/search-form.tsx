import { Icon } from "@/components/ui/icons";
import { routes } from "@/lib/site/routes";
import type { ErrorWords } from "./error-words";

type SearchWords = Pick<ErrorWords, "searchLabel" | "searchExample" | "searchButton">;

/** A search that works as a plain form. */
export function SearchForm({ words }: { words: SearchWords }) {
  return (
    <form action={routes.search} className="mt-10 max-w-lg">
      <label htmlFor="error-search" className="font-semibold text-small">
        {words.searchLabel}
      </label>
      <div className="mt-2 flex items-center border-ink/70 border-b focus-within:border-terracotta">
        <input
          id="error-search"
          type="search"
          name="search"
          required
          maxLength={200}
          placeholder={words.searchExample}
          className="min-h-12 w-full min-w-0 bg-transparent placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={words.searchButton}
          className="grid size-12 shrink-0 place-items-center text-terracotta-deep"
        >
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}

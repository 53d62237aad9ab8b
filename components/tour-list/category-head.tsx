import type { TourCategory } from "@/lib/contract/categories";
import { Picture } from "../media/picture";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb";

/** The head of a curated page: its name and what it is about, beside its picture. */
export function CategoryHead({ category, crumbs }: { category: TourCategory; crumbs: Crumb[] }) {
  return (
    <div className="column pt-6 pb-14 md:pb-20">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:mt-10 lg:grid-cols-[1fr_1.25fr] lg:items-center">
        <div>
          <h1 className="max-w-[14ch] text-title">{category.heading}</h1>
          <p className="mt-5 max-w-[58ch]">{category.intro}</p>
        </div>
        <div className="aspect-3/2 overflow-hidden rounded-picture bg-paper-deep max-lg:order-first">
          <Picture
            picture={category.picture}
            sizes="(min-width: 1280px) 650px, (min-width: 1024px) 54vw, 92vw"
            priority
            className="h-full w-full"
          />
        </div>
      </div>
    </div>
  );
}

import { useTranslations } from "next-intl";
import { ChildAgeFields } from "@/components/form/draft/child-age-fields";
import { SelectField } from "@/components/form/select-field";
import { Stepper } from "@/components/form/stepper";
import { SiteLink } from "@/components/ui/site-link";
import { routes } from "@/lib/site/routes";
import { BookingPart } from "./booking-part";
import type { PartProps } from "./part-props";
import { peopleOf, roomsOf } from "./priced-party";

/** Who travels: adults, children by age, and how many rooms they want. */
export function PartyPart(props: PartProps) {
  const t = useTranslations("Booking.party");
  const { draft, booked, change, idOf, errorOf } = props;
  const { tour } = booked;
  const people = peopleOf(draft);
  const free = Math.max(tour.party_max - people, 0);
  const { least, most, chosen } = roomsOf(draft, tour);
  const rooms = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const takesChildren = tour.min_age < 18;
  // Only on a shared trip does an odd one sleep beside somebody else.
  const isShared = tour.trip_type === "shared";
  const setChildren = (count: number) =>
    change({
      children: Array.from({ length: count }, (_, at) => draft.children[at] ?? null),
      rooms: null,
    });
  return (
    <BookingPart title={t("title")}>
      <div className="max-w-md space-y-4">
        <Stepper
          id={idOf("adults")}
          label={t("adults")}
          value={draft.adults}
          least={1}
          most={draft.adults + free}
          onChange={(adults) => change({ adults, rooms: null })}
        />
        {takesChildren && (
          <Stepper
            id={idOf("children")}
            label={t("children")}
            value={draft.children.length}
            least={0}
            most={draft.children.length + free}
            onChange={setChildren}
          />
        )}
        {draft.children.length > 0 && (
          <div>
            <p className="mb-3 text-muted text-small">
              {t("agesHint")} {tour.min_age > 0 && t("minAge", { age: tour.min_age })}
            </p>
            <ChildAgeFields
              {...{ idOf, errorOf }}
              ages={draft.children}
              choices={Array.from({ length: 18 - tour.min_age }, (_, at) => tour.min_age + at)}
              onChange={(children) => change({ children })}
              words={t}
            />
          </div>
        )}
        {free === 0 && (
          <p className="text-muted text-small">
            {t.rich("most", {
              people: tour.party_max,
              link: (words) => (
                <SiteLink href={routes.quote} className="text-ink underline underline-offset-4">
                  {words}
                </SiteLink>
              ),
            })}
          </p>
        )}
        {tour.nights > 0 && least < most && (
          <SelectField
            id={idOf("rooms")}
            label={t("rooms")}
            error={errorOf("rooms")}
            value={chosen}
            onChange={({ target }) => change({ rooms: Number(target.value) })}
            className="pt-2"
            options={rooms.map((count) => ({
              value: count,
              text: t(isShared && count < people / 2 ? "roomsShared" : "roomCount", {
                rooms: count,
              }),
            }))}
          />
        )}
      </div>
    </BookingPart>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { roles } from "@/lib/contract/desk/rights";
import type { Person } from "@/lib/contract/desk/staff";
import { Button } from "../ui/button";
import { callDesk } from "./call-desk";
import { ChooseThen } from "./choose-then";
import { momentText } from "./desk-formats";
import { Failure } from "./failure";
import { PersonDevices } from "./person-devices";
import { useAction } from "./use-action";
import { deskWords } from "./words/words";

const words = deskWords.people;

interface PersonRowProps {
  person: Person;
  isMe: boolean;
  onSaid(words: string): void;
}

/** One person: another role counts from their next step, removing ends their sessions at once. */
export function PersonRow({ person, isMe, onSaid }: PersonRowProps) {
  const router = useRouter();
  const { failure, act } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [showsDevices, setShowsDevices] = useState(false);
  const seen = person.last_seen_at ? words.lastSeen(momentText(person.last_seen_at)) : "";
  const changeRole = (value: string) =>
    act(async () => {
      const role = roles.find((each) => each === value) ?? person.role;
      await callDesk("change-role", { person: person.id, role });
      router.refresh();
    });
  const remove = () =>
    act(async () => {
      await callDesk("remove-person", { person: person.id });
      onSaid(words.gone(person.name));
      router.refresh();
    });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold">{person.name}</p>
          <p className="wrap-anywhere text-muted text-small">
            {[person.email, person.joined_at ? seen : words.invited].filter(Boolean).join(" · ")}
          </p>
        </div>
        <ChooseThen
          label={words.roleOf(person.name)}
          options={roles.map((role) => ({ value: role, text: deskWords.roles[role].name }))}
          now={person.role}
          button={words.changeRole}
          onDo={changeRole}
        />
        <p className="-ml-2 flex gap-2 sm:ml-0">
          <Button
            look="quiet"
            aria-label={words.devicesOf(person.name)}
            aria-expanded={showsDevices}
            onClick={() => setShowsDevices(!showsDevices)}
          >
            {words.devices}
          </Button>
          {!isMe && (
            <Button
              look="quiet"
              aria-label={words.removeOne(person.name)}
              aria-expanded={isAsking}
              onClick={() => setAsking(!isAsking)}
            >
              {words.remove}
            </Button>
          )}
        </p>
      </div>
      {isAsking && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="basis-full text-small">{words.sure(person.name)}</p>
          <Button onClick={remove}>{words.yes}</Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.no}
          </Button>
        </div>
      )}
      <Failure words={failure} />
      {showsDevices && <PersonDevices person={person} />}
    </li>
  );
}

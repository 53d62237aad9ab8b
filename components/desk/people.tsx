"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { type Role, roles } from "@/lib/contract/desk/rights";
import type { Person } from "@/lib/contract/desk/staff";
import { BusyButton } from "../form/busy-button";
import { SelectField } from "../form/select-field";
import { TextField } from "../form/text-field";
import { callDesk } from "./call-desk";
import { Failure } from "./failure";
import { PersonRow } from "./person-row";
import { useAction } from "./use-action";
import { useKeptText, useTypedOver, useUntouched } from "./use-kept-text";
import { deskWords } from "./words/words";

const words = deskWords.people;

/** Who works here: inviting, another role, and leaving. */
export function People({ people, me }: { people: Person[]; me: string }) {
  const [said, setSaid] = useState("");
  return (
    <>
      <p role="status" className="mb-3 text-acacia empty:hidden">
        {said}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isMe={person.id === me} onSaid={setSaid} />
        ))}
      </ul>
      <Invite onSaid={setSaid} />
    </>
  );
}

function Invite({ onSaid }: { onSaid(words: string): void }) {
  const router = useRouter();
  const { busy, failure, wrong, act } = useAction();
  const [name, setName] = useKeptText("desk-invite-name");
  const [email, setEmail] = useKeptText("desk-invite-email");
  const asks = useTypedOver("desk-invite-role", "sales" satisfies Role);
  const isUntouched = useUntouched(name, email, asks.value);
  const invite = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const role = roles.find((each) => each === asks.value) ?? "sales";
      await callDesk("invite", { email, name, role });
      if (isUntouched()) {
        setName("");
        setEmail("");
        asks.arrived();
      }
      onSaid(words.sent(email));
      router.refresh();
    });
  };
  return (
    <form onSubmit={invite} className="mt-10 max-w-md space-y-4">
      <h2 className="text-xl">{words.invite}</h2>
      <TextField
        id="name"
        label={words.name}
        error={wrong.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
        maxLength={120}
      />
      <TextField
        id="email"
        type="email"
        label={words.email}
        error={wrong.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        required
      />
      <SelectField
        id="role"
        label={words.role}
        value={asks.value}
        onChange={({ target }) => asks.type(target.value)}
        options={roles.map((role) => ({
          value: role,
          text: `${deskWords.roles[role].name}: ${deskWords.roles[role].may}`,
        }))}
      />
      <Failure words={failure} />
      <BusyButton busy={busy} busyText={words.sending}>
        {words.send}
      </BusyButton>
    </form>
  );
}

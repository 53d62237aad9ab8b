import { useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type {
  createFormControl,
  DefaultValues,
  FieldValues,
  Path,
  PathValue,
  Resolver,
} from "react-hook-form";

type Control<V extends FieldValues> = ReturnType<typeof createFormControl<V>>;
type Value<V extends FieldValues> = PathValue<V, Path<V>>;
export type FormElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Refusal {
  type: string;
  message?: string;
}

interface LaterFormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  shouldFocusError?: boolean;
  resolver: Resolver<V>;
}

/**
 * The values of a form. What keeps them is loaded when the form is first touched, so that a page
 * begins without it; until then they are in the controls themselves, from where they are taken over.
 */
export function useLaterForm<V extends FieldValues>(given: LaterFormOptions<V>) {
  const [options] = useState(given);
  const [control, setControl] = useState<Control<V>>();
  const [, show] = useReducer((shown: number) => shown + 1, 0);
  const isSubmitted = useRef(false);
  const early = useRef(new Map<Path<V>, Value<V>>());
  const elements = useRef(new Map<Path<V>, { element: FormElement; read(): unknown }>());
  // What the site says of a form for which nothing could be loaded.
  const [refused, setRefused] = useState(new Map<Path<V>, Refusal>());
  // For whoever was told of the form before it began, such as what waits for an answer.
  const begun = useRef<Control<V>>(undefined);
  const loading = useRef<Promise<Control<V> | undefined>>(undefined);

  const begin = (created: Control<V>) => {
    // It answers with what it holds, instead of the defaults, from its first listener on.
    created.subscribe({
      formState: { errors: true, isSubmitted: true },
      callback: (state) => {
        isSubmitted.current = state.isSubmitted ?? isSubmitted.current;
        show();
      },
    });
    begun.current = created;
    for (const [name, value] of early.current) created.setValue(name, value);
    // The controls are its own before it is asked for anything.
    flushSync(() => setControl(created));
    return created;
  };
  /** Undefined where it cannot be loaded, such as offline; it is asked for again then. */
  const load = () => {
    loading.current ??= import("react-hook-form").then(
      (engine) => begin(engine.createFormControl<V>(options)),
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  };
  const first = (name: Path<V>): Value<V> => Reflect.get(options.defaultValues, name);
  /** What is in the form while nothing keeps it. */
  const values = (): V => {
    const typed = [...elements.current].map(([name, { read }]) => [name, read()]);
    return { ...options.defaultValues, ...Object.fromEntries([...early.current, ...typed]) } as V;
  };

  return {
    load,
    first,
    control,
    /** Notes the control of a field; what is in it counts from the first moment on. */
    hold: (
      name: Path<V>,
      element: FormElement | null,
      take?: (element: FormElement | null) => void,
      as: (typed: string | boolean) => unknown = (typed) => typed,
    ) => {
      const wasEarly = element !== null && elements.current.get(name)?.element === element;
      const typed = wasEarly ? typedIn(element) : undefined;
      take?.(element);
      if (take) elements.current.delete(name);
      else if (element) elements.current.set(name, { element, read: () => as(typedIn(element)) });
      if (take && typed !== undefined && element && typedIn(element) !== typed)
        begun.current?.setValue(name, typed as Value<V>);
    },
    errorOf: (name: Path<V>): Refusal | undefined =>
      control ? control.getFieldState(name).error : refused.get(name),
    form: {
      isSubmitted: () => isSubmitted.current,
      getValues: <N extends Path<V>>(name: N): PathValue<V, N> =>
        begun.current ? begun.current.getValues(name) : Reflect.get(values(), name),
      setValue: (name: Path<V>, value: Value<V>, how?: { shouldValidate?: boolean }) => {
        if (begun.current) begun.current.setValue(name, value, how);
        else {
          early.current.set(name, value);
          void load();
        }
        show();
      },
      setError: (name: Path<V>, error: Refusal) =>
        void load().then((loaded) => {
          if (loaded) loaded.setError(name, error);
          else setRefused((known) => new Map(known).set(name, error));
        }),
      clearErrors: (name: Path<V>) => begun.current?.clearErrors(name),
      // Its fields are the same: they take what is given, whatever is in them.
      reset: (to: V) => begun.current?.reset(to, { keepFieldsRef: true }),
    },
    /** Sends what the contract takes; where nothing here can check it, the site does. */
    handleSubmit:
      (onValid: (values: V) => unknown, onWrong?: (fields: object) => unknown) =>
      async (event?: { preventDefault(): void }): Promise<void> => {
        event?.preventDefault();
        const loaded = await load();
        if (loaded) await loaded.handleSubmit(onValid, onWrong)();
        else {
          setRefused(new Map());
          await onValid(values());
        }
      },
  };
}

const typedIn = (element: FormElement): string | boolean =>
  element instanceof HTMLInputElement && element.type === "checkbox"
    ? element.checked
    : element.value;

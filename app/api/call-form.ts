import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Endpoint, OutputOf } from '@heartsease/domain/endpoint.ts';
import { useTitle } from '../shell/title.tsx';
import { inWords } from '../words/rule-words.ts';
import { call } from './call.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';

type FormEndpoint = Endpoint<z.ZodType<unknown, FieldValues>>;

export interface CallForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** For `<form onSubmit>`. */
  submit: () => void;
  isBusy: boolean;
  /** For `<ErrorSummary>`, in the order of the fields. */
  problems: { id?: string; message: string }[];
  errorOf: (field: Path<Values>) => string | undefined;
  /** What became of another call with these fields. */
  tell: (failure: Failure) => void;
}

interface CallFormParts<E extends FormEndpoint> {
  defaultValues: DefaultValues<z.input<E['input']>>;
  onDone: (answer: OutputOf<E>) => void | Promise<void>;
  /** All errors stay in the form, as row CA-6 wants it for change-password. */
  keepsErrors?: boolean;
  /** Somebody else was quicker: what stands now. Without it the form only says that it did not work. */
  onConflict?: (current: unknown) => void;
  /** Sends it otherwise than at once, as through the outbox; null where it waits on the device. */
  queue?: {
    send: (input: z.input<E['input']>) => Promise<OutputOf<E> | null>;
    onWaiting: () => void | Promise<void>;
  };
  /** All of it is right, and the account asks for a code besides. */
  onSecondStep?: (input: z.input<E['input']>) => void;
}

/**
 * A form whose fields are the input of a call: judged by the contract's own schema when it is sent, and
 * told the server's refusal at the field. Nothing that was typed is ever cleared.
 */
export function useCallForm<E extends FormEndpoint>(
  endpoint: E,
  { defaultValues, onDone, keepsErrors = false, onConflict, queue, onSecondStep }: CallFormParts<E>,
): CallForm<z.input<E['input']>> {
  type Values = z.input<E['input']>;
  const { t } = useLingui();
  const form = useForm<Values>({
    resolver: zodResolver(endpoint.input as z.ZodType<Values, Values>),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const problems = Object.entries(errors).flatMap(([field, error]) => problemsAt(error, field));
  useTitle({ hasErrors: problems.length > 0 });

  function tell(failure: Failure) {
    if (onSecondStep && failure.kind === 'refused_input' && 'otp' in failure.errors) {
      onSecondStep(form.getValues());
      return;
    }
    if (failure.kind === 'refused_input' && Object.keys(failure.errors).length > 0) {
      const known = form.getValues();
      for (const [field, [message]] of Object.entries(failure.errors)) {
        // A field of a list is named by its path: `authorities.0.seen_on`.
        const [top = field] = field.split('.');
        form.setError(top in known ? (field as Path<Values>) : 'root', { message: message ?? '' });
      }
      return;
    }
    if (failure.kind === 'conflict' && onConflict) {
      onConflict(failure.current);
      return;
    }
    const told = 'message' in failure ? failure.message : null;
    if (failure.kind === 'signed_out' && keepsErrors) {
      form.setError('root', { message: t`Your session has ended. Sign in again, then come back here.` });
      return;
    }
    if (failure.kind === 'too_many')
      form.setError('root', { message: told ?? t`That was too many tries. Wait a few minutes and try again.` });
    // What the error catalogue leaves to the screen (row ER-7), it tells.
    else if (['refused_input', 'conflict', 'other'].includes(failure.kind) || keepsErrors) {
      form.setError('root', { message: told ?? t`That did not work. Nothing was changed. Try again in a moment.` });
    }
  }

  async function send(isAgain = false) {
    try {
      const answer = queue
        ? await queue.send(form.getValues())
        : await call(endpoint, form.getValues(), keepsErrors ? { onError: () => undefined } : {});
      await (answer === null ? queue?.onWaiting() : onDone(answer));
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      // It went out before with other words, and its answer was lost: what it says now is another write.
      if (!isAgain && failure.kind === 'refused_input' && 'client_id' in failure.errors) {
        const id = anotherId(form.getValues('client_id' as Path<Values>));
        form.setValue('client_id' as Path<Values>, id as PathValue<Values, Path<Values>>);
        await send(true);
        return;
      }
      tell(failure);
    }
  }

  return {
    form,
    tell,
    submit: () => void form.handleSubmit(() => send())(),
    isBusy: isSubmitting,
    problems,
    errorOf: (field) => {
      const message = form.getFieldState(field, form.formState).error?.message;
      return message === undefined || message === '' ? undefined : inWords(message);
    },
  };
}

/** Of the same moment, with other random digits: the pages before the sign-in do without the library that makes ids. */
function anotherId(id: string): string {
  return id.slice(0, 24) + Math.random().toString(16).slice(2, 14).padEnd(12, '0');
}

/** What is wrong at a field, or within it where it holds others: the id is the path, as in `repeat.end.day`. */
function problemsAt(error: unknown, id: string): { id?: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') {
    if (error.message === '') return [];
    const message = inWords(error.message);
    return [id === 'root' ? { message } : { id, message }];
  }
  // `ref` is the control itself; `root` is what is wrong with a list as a whole.
  return Object.entries(error).flatMap(([part, inner]) =>
    part === 'ref' ? [] : problemsAt(inner, part === 'root' ? id : `${id}.${part}`),
  );
}

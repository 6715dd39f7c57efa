import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a person may read: what happened, what is safe, what to do. Everything else that is thrown is a
 * surprise, answered with 500 and told to the log.
 */
export class AppError extends Error {
  readonly status: 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: AppError['status'], body: { message: string } & Record<string, unknown>, headers = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Only for a missing, unknown or ended token: the app signs the person out (row ER-1). */
export const signedOut = () =>
  new AppError(401, { message: 'Your session has been logged out. Please login again to continue' });

export const forbidden = (message = 'You are not allowed to perform this action') => new AppError(403, { message });

/** The home's package does not have it; the app says so kindly. */
export const needsPackage = (message: string) => new AppError(403, { message, code: 'package' });

/** One body for what does not exist and for what is not yours, byte for byte. */
export const notFound = () => new AppError(404, { message: 'The resource you are looking for does not exist' });

/** Somebody else was quicker: the answer carries what stands now, so that nothing is overwritten unseen. */
export const stale = (current: unknown) =>
  new AppError(409, { message: 'Somebody changed this in the meantime', code: 'version_conflict', current });

export const refused = (
  errors: Record<string, string[]>,
  message = Object.values(errors)[0]?.[0] ?? 'Check what you entered',
) => new AppError(422, { message, errors });

/** The password is right, and the account asks for a second step. No failed try: it counts against nobody. */
export class SecondStepWanted extends AppError {
  constructor() {
    const message = 'Enter the 6 digits from your authenticator app, or a recovery code';
    super(422, { message, errors: { otp: [message] } });
  }
}

export const tooMany = (seconds: number) =>
  new AppError(
    429,
    { message: `That was too many tries. Wait ${minutes(seconds)} and try again.`, retry_after: seconds },
    { 'retry-after': String(seconds) },
  );

/** The operator's rest: declared, so the app leads to `/maintenance` at once. Look again after a minute. */
export const underMaintenance = (until: Date | null, message: string | null) =>
  new AppError(
    503,
    { message: message ?? RESTING, until: until?.toISOString() ?? null },
    { 'retry-after': String(LOOK_AGAIN_SECONDS) },
  );

/** The database is away for a moment: nobody declared anything, and the app tries again first. */
const awayForAMoment = () => new AppError(503, { message: RESTING, until: null });

const RESTING = 'Our servers are undergoing maintenance';
const LOOK_AGAIN_SECONDS = 60;

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}

/**
 * The one place where an error becomes an answer (rows ER; "Settled here": never 400, 401 only for a
 * dead token).
 */
export function answerError(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const told = toAppError(error);
  if (told) {
    void reply.code(told.status).headers(told.headers).send(told.body);
    return;
  }
  // The message of a surprise can hold a person's words (a database error quotes values), so only its kind is logged.
  request.log.error({ kind: kindOf(error), stack: stackWithoutMessage(error) }, 'surprise');
  void reply
    .code(500)
    .send({ message: 'We have been notified of this issue. If this problem persists, please contact us' });
}

/** Nobody expected it: 500. */
export function isSurprise(error: FastifyError | AppError | Error): boolean {
  return toAppError(error) === null;
}

function toAppError(error: FastifyError | AppError | Error): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return awayForAMoment();
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new AppError(413, { message: 'That is too large to send' });
  // Files that are not there, or whose address no file can have.
  if (status === 403 || status === 404 || status === 405 || status === 414) return notFound();
  // Malformed JSON, a wrong content type, a forged prototype: the framework's own 400s and 415.
  if (status !== undefined && status >= 400 && status < 500) return refused({ body: ['That could not be read'] });
  return null;
}

/** PostgreSQL is stopping, starting or gone: it will be back (classes 57P and 08, and the socket's own errors). */
export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(57P0[123]|08|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** What may be told of an error: its kind, and not its words, which can hold a person's. */
export function kindOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

function stackWithoutMessage(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');
}

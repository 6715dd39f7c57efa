/** A sentence for the operator; the server or the command prints it and ends. */
export class CannotStart extends Error {}

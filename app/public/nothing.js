// A worker with nothing to do: app/shell/let-take-over.ts says what for.

// A worker without work: app/shell/let-take-over.ts says what for.
self.close();

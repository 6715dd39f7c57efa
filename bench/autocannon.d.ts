declare module 'autocannon' {
  /** Just what the benchmarks use of it. */
  export interface Load {
    url: string;
    connections: number;
    duration: number;
    requests: {
      method: 'POST';
      path: string;
      headers: Record<string, string>;
      setupRequest: (request: object) => object;
    }[];
  }
  export interface Running {
    on(event: 'response', listener: (client: object, status: number, bytes: number, ms: number) => void): void;
    then<Result>(done: (result: { errors: number; duration: number }) => Result): Promise<Result>;
  }
  export default function autocannon(load: Load): Running;
}

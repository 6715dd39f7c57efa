interface Envelope {
  client_id: string;
  care_home_id: string;
  resident_id: string;
  base_version: number;
}

/** What is the person's own in what a form about a resident holds, and the version that it was begun on. */
export function typedIn<Values extends Envelope>({
  client_id: _client,
  care_home_id: _home,
  resident_id: _resident,
  base_version,
  ...fields
}: Values) {
  return { fields, base_version };
}

/** The constants that the specification fixes (rows CO, ST-1, ER-9, PR-3). One file holds them. */

export const PRODUCT_NAME = 'Heartsease';
export const VERSION = '2.8.2';
/** What the stores and the phones know the app by (app/capacitor.config.json). */
export const NATIVE_APP_ID = 'uk.heartsease.app';

/** Storage keys of the device (row ST-1). */
export const STORAGE_KEYS = { token: 'wellbeing-token', introSeen: 'intro-seen', me: 'me' } as const;

/** Package titles, lowest first (specification, section 6). */
export const PACKAGE_TITLES = ['Package A', 'Package B', 'Package C', 'Package D', 'Package E'] as const;
export type PackageTitle = (typeof PACKAGE_TITLES)[number];

/** `organisation_type` of a family organisation. */
export const FAMILY_ORGANISATION_TYPE = 2;
/** `organisation_type` of a care provider; the specification names only the family's. */
export const CARE_PROVIDER_TYPE = 1;
/** `type` of a relative. */
export const RELATIVE_TYPE = 'family';

/** Milliseconds. */
export const READINESS_POLL_MS = 100;
export const RESIZE_NOTICES_MS = [0, 100, 1_000] as const;
export const SERVICE_WORKER_AT_MOST_MS = 30_000;
export const DEVICE_READY_WARNING_MS = 5_000;
export const CONNECTION_CHECK_AT_MOST_MS = 5_000;
export const TOAST_MS = { default: 3_000, session_expired: 5_000, error: 10_000 } as const;

/** Error reporting (row PR-5). */
export const SENTRY = { replaySample: 0.1, replayOnErrorSample: 1, traceSample: 0.2, nativeBuffer: 30 } as const;

/** The two local development hosts (row PR-4). */
export const LOCAL_APP_ORIGIN = 'http://localhost:8100';
export const LOCAL_API_ORIGIN = 'http://localhost:8180';

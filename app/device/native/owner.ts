import {
  AndroidBiometryStrength,
  BiometricAuth,
  BiometryError,
  BiometryErrorType,
  BiometryType,
} from '@aparajita/capacitor-biometric-auth';

/** By what the phone knows its owner now; `none`: it has no lock of its own at all. */
export type OwnerCheck = 'finger' | 'face' | 'passcode' | 'none';

export async function ownerCheck(): Promise<OwnerCheck> {
  const { strongBiometryIsAvailable, deviceIsSecure, biometryType } = await BiometricAuth.checkBiometry();
  if (!strongBiometryIsAvailable) return deviceIsSecure ? 'passcode' : 'none';
  const isFinger = biometryType === BiometryType.touchId || biometryType === BiometryType.fingerprintAuthentication;
  return isFinger ? 'finger' : 'face';
}

/**
 * What came of asking.
 *
 * - `turned_away`: the phone did not know them
 * - `too_often`: it asks for a pause
 * - `nothing_to_ask_by`: neither finger nor face nor passcode, or not now
 */
export type OwnerAnswer = 'owner' | 'given_up' | 'turned_away' | 'too_often' | 'nothing_to_ask_by';

/** Shows the phone's own sheet: finger or face first, its passcode where they fail. */
export async function askOwner({ title, reason }: { title: string; reason: string }): Promise<OwnerAnswer> {
  try {
    await BiometricAuth.authenticate({
      reason,
      androidTitle: title,
      allowDeviceCredential: true,
      // A face that a picture could stand in for opens nothing; the passcode does.
      androidBiometryStrength: AndroidBiometryStrength.strong,
      androidConfirmationRequired: false,
    });
    return 'owner';
  } catch (caught) {
    if (!(caught instanceof BiometryError)) throw caught;
    return answerOf(caught.code);
  }
}

function answerOf(code: BiometryErrorType): OwnerAnswer {
  switch (code) {
    case BiometryErrorType.userCancel:
    case BiometryErrorType.appCancel:
    case BiometryErrorType.systemCancel:
    case BiometryErrorType.notInteractive:
      return 'given_up';
    case BiometryErrorType.authenticationFailed:
    case BiometryErrorType.userFallback:
      return 'turned_away';
    case BiometryErrorType.biometryLockout:
      return 'too_often';
    case BiometryErrorType.none:
    case BiometryErrorType.invalidContext:
    case BiometryErrorType.passcodeNotSet:
    case BiometryErrorType.biometryNotAvailable:
    case BiometryErrorType.biometryNotEnrolled:
    case BiometryErrorType.noDeviceCredential:
      return 'nothing_to_ask_by';
  }
}

export { authController } from './accounts/auth-controller';
export { hashingRefusal, unchangedPassword } from './passwords/password-policy';
export { erasePerson, type PersonQuery, readPerson } from './personal-data/personal-data';
export { confirmOwner, requireConfirmedRequest } from './second-factor/confirm-again';
export { signInController } from './second-factor/sign-in-controller';
export { ownerLooksAtTheSite, sessionExpired } from './sessions/session-cookie';

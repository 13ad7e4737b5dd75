export { addPushDevice, forgetPush, lastPush, pushDevices, queuePush, sendDuePushes } from './push-devices';
export { isPushService, pushKey } from './push-service';

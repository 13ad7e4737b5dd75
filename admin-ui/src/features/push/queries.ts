import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { Refusal } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

const Push = graphql(`query Push($endpoint: String) {
  push(endpoint: $endpoint) { key devices { id name addedAt isThisOne } }
}`);

const AddPushDevice = graphql(`mutation AddPushDevice($endpoint: String!) {
  addPushDevice(endpoint: $endpoint)
}`);

const RemovePushDevice = graphql(`mutation RemovePushDevice($id: ID!) {
  removePushDevice(id: $id)
}`);

const IPHONE = /iPhone|iPad/;

/** Returns why this browser cannot turn on push, if there is a reason. */
export function obstacle(): keyof typeof wording.obstacles | undefined {
  if ('PushManager' in window) return Notification.permission === 'denied' ? 'denied' : undefined;
  return IPHONE.test(navigator.userAgent) ? 'iphone' : 'unsupported';
}

/** Returns the subscription of this browser, also one that the CMS has forgotten. */
async function currentSubscription() {
  if (!('PushManager' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/admin/');
  return registration?.pushManager.getSubscription();
}

/** Asks for permission. An earlier subscription ends, because it may have another key. */
async function subscribe(key: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refusal(wording.obstacles.denied, 'denied');
  await navigator.serviceWorker.register('/admin/push-worker.js');
  await (await currentSubscription())?.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(({ name }) => {
    throw new Refusal(wording.notReached, name);
  });
}

/** The devices that get notifications. `wasOn`: this browser has a subscription that the CMS has forgotten. */
export const pushDevices = () => ({
  queryKey: ['push', 'devices'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const endpoint = (await currentSubscription())?.endpoint;
    const { push } = await strapi.request({ document: Push, variables: { endpoint }, signal });
    const isOn = push.devices.some(({ isThisOne }) => isThisOne);
    return { ...push, isOn, wasOn: !isOn && endpoint !== undefined };
  },
  meta: { loadFailure: wording.loadFailure },
});

export const turnOnPush = () =>
  mutationOptions({
    mutationFn: async (key: string) =>
      strapi.answer(AddPushDevice, { endpoint: (await subscribe(key)).endpoint }),
    meta: { done: wording.turnedOn, failed: (reason) => reason },
  });

export const removePushDevice = () =>
  mutationOptions({
    mutationFn: async ({ id, isThisOne }: { id: string; isThisOne: boolean }) => {
      await strapi.answer(RemovePushDevice, { id });
      if (isThisOne) await (await currentSubscription())?.unsubscribe();
    },
    meta: { done: wording.removed, failed: wording.removeFailed },
  });

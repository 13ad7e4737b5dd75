import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ModelProfileFrame } from '../../features/model-profile/model-profile-frame';

export const Route = createFileRoute('/_owner/model-profile')({ component: ModelProfile });

function ModelProfile() {
  return (
    <ModelProfileFrame>
      <Outlet />
    </ModelProfileFrame>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { BellRingingIcon } from '@phosphor-icons/react/dist/csr/BellRinging';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { IdentificationBadgeIcon } from '@phosphor-icons/react/dist/csr/IdentificationBadge';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { MegaphoneSimpleIcon } from '@phosphor-icons/react/dist/csr/MegaphoneSimple';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { MailboxIcon } from '@phosphor-icons/react/dist/csr/Mailbox';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useQuery } from '@tanstack/react-query';
import { listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import { read } from '../api/read.ts';
import { useMay } from '../session/use-may.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** What somebody keeps in order for the home. */
export function PlacesToKeep() {
  const { t } = useLingui();
  const managesStaff = useMay('staff.manage');
  const importsPeople = useMay('people.import');
  const downloadsReports = useMay('reports.download');
  const answersSuggestions = useMay('about_me.answer');
  const asksConsents = useMay('consents.record');
  const writesActivities = useMay('own_activities.propose');
  const editsTags = useMay('about_me_tags.edit');
  const seesResidents = useMay('residents.view');
  const checksLetters = useMay('digests.check');
  const editsNotices = useMay('notices.edit');
  return (
    <>
      {answersSuggestions && (
        <ListRow
          lead={<PlaceIcon drawing={<LightbulbIcon />} />}
          title={t`Suggestions`}
          under={t`What family and carers would add to “About me”`}
          to="/manage-about-me"
        />
      )}
      {asksConsents && (
        <ListRow
          lead={<PlaceIcon drawing={<ShieldCheckIcon />} />}
          title={t`To ask again`}
          under={t`What may be shown of whom: answers that are missing or run out`}
          to="/consents"
        />
      )}
      {checksLetters && (
        <ListRow
          lead={<PlaceIcon drawing={<MailboxIcon />} />}
          title={t`Letters to families`}
          under={t`The week in five sentences: have a look, then send`}
          to="/family-letters"
        />
      )}
      {seesResidents && (
        <ListRow
          lead={<PlaceIcon drawing={<UsersThreeIcon />} />}
          title={t`Groups`}
          under={t`By hand, by wing, or by what people love`}
          to="/manage-resident-groups"
        />
      )}
      {editsNotices && (
        <ListRow
          lead={<PlaceIcon drawing={<MegaphoneSimpleIcon />} />}
          title={t`Look after the board`}
          under={t`Notices for staff, for families and in the lounge`}
          to="/manage-notice-board"
        />
      )}
      {writesActivities && (
        <ListRow
          lead={<PlaceIcon drawing={<PencilSimpleLineIcon />} />}
          title={t`Our own activities`}
          under={t`What only happens here, and what waits for a yes`}
          to="/manage-custom-activities"
        />
      )}
      {editsTags && (
        <ListRow
          lead={<PlaceIcon drawing={<TagIcon />} />}
          title={t`About me tags`}
          under={t`Names, drawings and colours of this home’s own`}
          to="/manage-custom-about-me-tags"
        />
      )}
      {importsPeople && (
        <ListRow
          lead={<PlaceIcon drawing={<FileArrowUpIcon />} />}
          title={t`People from a spreadsheet`}
          under={t`Bring in residents and staff, or take them along`}
          to="/import-people"
        />
      )}
      {downloadsReports && (
        <ListRow
          lead={<PlaceIcon drawing={<DownloadSimpleIcon />} />}
          title={t`Download reports`}
          under={t`Of a person, a group or the home, to print or to count in`}
          to="/download-report"
        />
      )}
      {managesStaff && (
        <>
          <ListRow
            lead={<PlaceIcon drawing={<IdentificationBadgeIcon />} />}
            title={t`Staff and access`}
            under={<WhoWaits otherwise={t`Invitations, devices, new passwords`} />}
            to="/manage-staff"
          />
          <ListRow
            lead={<PlaceIcon drawing={<DeviceTabletIcon />} />}
            title={t`Shared tablets`}
            under={t`Faces and PINs for the devices that staff share`}
            to="/shared-tablets"
          />
          <ListRow
            lead={<PlaceIcon drawing={<EnvelopeSimpleIcon />} />}
            title={t`Mail`}
            under={t`What this home sent, with its links`}
            to="/manage-staff/mail"
          />
          <ListRow
            lead={<PlaceIcon drawing={<BellRingingIcon />} />}
            title={t`Notifications on devices`}
            under={t`Whether they reach people, counted`}
            to="/manage-staff/push"
          />
        </>
      )}
    </>
  );
}

/** Who joined with a printed slip and waits to be let in. */
function WhoWaits({ otherwise }: { otherwise: string }) {
  const { data } = useQuery(read(listStaff, {}, { isBackground: true }));
  const waiting = data?.joiners.length ?? 0;
  return waiting === 0
    ? otherwise
    : plural(waiting, { one: '# person waits to be let in', other: '# people wait to be let in' });
}

import { allOrganisations, changeOrganisation } from '../care-homes/care-homes.queries.ts';
import { withDatabase } from './with-database.ts';
import { columns, Misunderstood, readWords, switchOf } from './words.ts';
import type { Asked } from './words.ts';

export async function listOrganisations({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  await withDatabase(config, async (database) => {
    const organisations = await allOrganisations(database);
    const rows = organisations.map(({ name, homes, is_risk_assessment_enabled, is_second_step_required }) => [
      name,
      homes.join(', '),
      is_risk_assessment_enabled ? 'on' : 'off',
      is_second_step_required ? 'on' : 'off',
    ]);
    tell(columns([['Organisation', 'Homes', 'Risk assessments', 'Second step'], ...rows]), { organisations });
  });
}

export async function changeOrganisationCommand({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['organisation', 'name', 'risk-assessments', 'second-step']);
  const name = told('name');
  const isOn = switchOf('risk-assessments', told('risk-assessments'));
  const isRequired = switchOf('second-step', told('second-step'));
  const changes = {
    ...(name && { name }),
    ...(isOn !== undefined && { is_risk_assessment_enabled: isOn }),
    ...(isRequired !== undefined && { is_second_step_required: isRequired }),
  };
  if (Object.keys(changes).length === 0) throw new Misunderstood('Say what is to change.');
  await withDatabase(config, async (database) => {
    const all = await allOrganisations(database);
    const wanted = told('organisation');
    const found = wanted === undefined && all.length === 1 ? all[0] : all.find((one) => one.name === wanted);
    if (!found)
      throw new Misunderstood(`Say which with --organisation: ${all.map((one) => `"${one.name}"`).join(', ')}.`);
    await changeOrganisation(database, found.id, changes);
    tell(`${name ?? found.name} is changed.`, { organisation: { id: found.id, ...changes } });
  });
}

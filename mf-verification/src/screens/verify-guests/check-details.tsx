import { matchThreshold, type DeskCheck } from '@suite/contracts/verification';
import { formatCalendarDate } from '@suite/i18n/dates';
import { DetailList } from '@suite/ui';
import { documentName } from '../../domain/desk/verified-how.ts';
import { t } from '../../languages/desk/desk-catalog.ts';

type Read = NonNullable<DeskCheck['document_data']>;

export function CheckDetails({ document_data, similarity_score }: DeskCheck) {
  return (
    <DetailList
      items={[
        ...(document_data ? documentItems(document_data) : []),
        {
          label: t('Selfie and portrait'),
          value:
            similarity_score === null
              ? t('Not compared')
              : t('{score} of 100 points alike, {needed} are needed', {
                  score: similarity_score,
                  needed: matchThreshold,
                }),
        },
      ]}
    />
  );
}

function documentItems(read: Read) {
  return [
    { label: t('Machine-readable zone'), value: zoneText(read) },
    { label: t('Document'), value: kindText(read) },
    { label: t('Issuing country'), value: read.issuing_country },
    { label: t('Name on the document'), value: read.full_name && <bdi>{read.full_name}</bdi> },
    { label: t('Date of birth'), value: birthText(read) },
    { label: t('Expiry date'), value: read.expiry_date && date(read.expiry_date) },
    {
      label: t('Document number'),
      value: read.number_last4 && t('ends in {digits}', { digits: read.number_last4 }),
    },
  ];
}

const date = (day: string) => formatCalendarDate(day) ?? day;

function birthText({ date_of_birth, birth_choices = [] }: Read): string | null {
  const [earlier, later] = birth_choices.map(date);
  if (date_of_birth !== null) return date(date_of_birth);
  return earlier && later ? t('{earlier} or {later}', { earlier, later }) : null;
}

function zoneText({ mrz_valid }: Read): string {
  if (mrz_valid === null) return t('None: all of this is only printed');
  return mrz_valid ? t('Its check digits agree') : t('Its check digits disagree');
}

/** A typed sheet can claim to be a passport: without a valid zone the kind is not proven. */
function kindText({ document_type, mrz_valid }: Read): string {
  const kind = documentName(document_type);
  if (mrz_valid === true) return kind ?? t('Unknown kind');
  return kind ? t('Not proven, it says: {kind}', { kind }) : t('Not proven');
}

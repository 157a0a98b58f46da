import { checkForm } from '@suite/contracts/forms';
import {
  genders,
  profileFormSchema,
  type UserProfile,
  type ProfileChange,
  type ProfileForm,
} from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { useUnsaved } from '@suite/session';
import {
  Banner,
  Button,
  FormField,
  Panel,
  Select,
  TextArea,
  TextInput,
  toast,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { useUpdateUserProfile } from '../../queries/user-profile.ts';
import styles from './account-settings.module.css';

const genderOptions = () => genders.map((gender) => ({ value: gender, label: translateMessage(gender) }));

interface PersonalInformationProps {
  user: UserProfile;
  editing: boolean;
  onDone: () => void;
}

export function PersonalInformation({ user, editing, onDone }: PersonalInformationProps) {
  const check = (values: object) => checkForm(profileFormSchema, values, {}, user);
  const form = useCheckedForm(check, profileValuesOf(user));
  const update = useUpdateUserProfile();
  useUnsaved(editing && form.isChanged);

  const save = () => {
    const value = form.submit();
    if (!value || update.isPending) return;
    const change = profileChangeOf(value, user);
    if (!change) {
      toast.info(t('No changes detected'));
      return onDone();
    }
    update.mutate(change, {
      onSuccess: () => {
        toast.success(t('Profile updated successfully!'));
        onDone();
      },
      onError: ({ message, errors }) => {
        toast.error(message);
        form.refuse(errors);
      },
    });
  };
  return (
    <Panel title={t('Personal Information')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {editing ? <ProblemList errors={form.errors} /> : null}
        <ProfileFields form={form} disabled={!editing} />
        {editing ? (
          <div className={styles.buttons}>
            <Button
              variant="primary"
              type="submit"
              disabled={form.value === undefined}
              busy={update.isPending}
              busyLabel={t('Saving...')}
            >
              {t('Save Changes')}
            </Button>
          </div>
        ) : null}
      </form>
    </Panel>
  );
}

function ProblemList({ errors }: { errors: CheckedFormState<ProfileValues, unknown>['errors'] }) {
  const problems = [...new Set(Object.values(errors))].filter((text) => text !== undefined);
  if (problems.length === 0) return null;
  return (
    <Banner tone="error" title={t('Please correct the following:')}>
      <ul className={styles.errors}>
        {problems.map((problem) => (
          <li key={problem}>{translateMessage(problem)}</li>
        ))}
      </ul>
    </Banner>
  );
}

interface ProfileFieldsProps {
  form: CheckedFormState<ProfileValues, unknown>;
  disabled: boolean;
}

function ProfileFields({ form, disabled }: ProfileFieldsProps) {
  const wiring = (field: keyof ProfileValues) => ({
    value: form.values[field],
    disabled,
    onChange: form.change(field),
  });
  const lettersHint = disabled ? undefined : t('Letters and spaces');
  return (
    <div className={styles.fields}>
      <FormField label={t('First Name')} required hint={lettersHint}>
        <TextInput autoComplete="given-name" {...wiring('usr_firstname')} />
      </FormField>
      <FormField label={t('Last Name')} required hint={lettersHint}>
        <TextInput autoComplete="family-name" {...wiring('usr_lastname')} />
      </FormField>
      <FormField label={t('Phone Number')} required hint={disabled ? undefined : t('10 to 15 characters')}>
        <TextInput type="tel" autoComplete="tel" {...wiring('usr_phone')} />
      </FormField>
      <FormField label={t('Gender')} required>
        <Select
          {...wiring('usr_gender')}
          value={form.values.usr_gender as (typeof genders)[number] | ''}
          options={genderOptions()}
          placeholder={t('Select gender')}
        />
      </FormField>
      <div className={styles.wholeRow}>
        <FormField
          label={t('Profile Photo URL')}
          hint={t('The https address of a picture; leave empty to show your initials')}
        >
          <TextInput type="url" autoComplete="photo" {...wiring('usr_photo')} />
        </FormField>
      </div>
      <div className={styles.wholeRow}>
        <FormField
          label={t('Bio')}
          hint={t('{count} of 500 characters', { count: form.values.usr_description.length })}
        >
          <TextArea rows={4} {...wiring('usr_description')} />
        </FormField>
      </div>
    </div>
  );
}

/** Unknown values are empty texts. */
type ProfileValues = Record<keyof ProfileForm, string>;

export function profileValuesOf(user: UserProfile): ProfileValues {
  return {
    usr_firstname: user.usr_firstname,
    usr_lastname: user.usr_lastname,
    usr_phone: user.usr_phone ?? '',
    usr_gender: user.usr_gender ?? '',
    usr_description: user.usr_description ?? '',
    usr_photo: user.usr_photo ?? '',
  };
}

/** Returns the required fields and those that have changed, or undefined if none has. */
export function profileChangeOf(form: ProfileForm, user: UserProfile): ProfileChange | undefined {
  const { usr_firstname, usr_lastname, usr_phone, usr_gender } = form;
  const required = { usr_firstname, usr_lastname, usr_phone, usr_gender };
  const optional = { usr_description: form.usr_description || null, usr_photo: form.usr_photo || null };
  const before = profileFormSchema.cast(profileValuesOf(user), { assert: false });
  const hasChanged = ([field, value]: [string, unknown]) =>
    (value ?? '') !== before[field as keyof ProfileForm];
  const changed = Object.fromEntries(Object.entries(optional).filter(hasChanged));
  if (Object.keys(changed).length === 0 && !Object.entries(required).some(hasChanged)) return undefined;
  return { ...required, ...changed };
}

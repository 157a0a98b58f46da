import { checkForm } from '@suite/contracts/forms';
import { genders, profileFormSchema, type UserProfile } from '@suite/contracts/auth';
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
import { profileChangeOf, profileValuesOf, type ProfileValues } from '../../domain/profile-values.ts';
import { useUpdateUserProfile } from '../../queries/update-user-profile.mutation.ts';
import styles from './account-settings.module.css';

const check = (values: object) => checkForm(profileFormSchema, values);
const genderOptions = genders.map((gender) => ({ value: gender, label: gender }));

interface PersonalInformationProps {
  user: UserProfile;
  editing: boolean;
  onDone: () => void;
}

/** The personal information form; it can be read at any time and changed while `editing`. */
export function PersonalInformation({ user, editing, onDone }: PersonalInformationProps) {
  const form = useCheckedForm(check, profileValuesOf(user));
  const update = useUpdateUserProfile();
  useUnsaved(editing && form.isChanged);

  const save = () => {
    const value = form.submit();
    if (!value || update.isPending) return;
    const change = profileChangeOf(value, user);
    if (!change) {
      toast.info('No changes detected');
      return onDone();
    }
    update.mutate(change, {
      onSuccess: () => {
        toast.success('Profile updated successfully!');
        onDone();
      },
      onError: ({ message, errors }) => {
        toast.error(message);
        form.refuse(errors);
      },
    });
  };
  return (
    <Panel title="Personal Information">
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
              busyLabel="Saving..."
            >
              Save Changes
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
    <Banner tone="error" title="Please correct the following:">
      <ul className={styles.errors}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
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
  return (
    <div className={styles.fields}>
      <FormField label="First Name" required>
        <TextInput autoComplete="given-name" {...wiring('usr_firstname')} />
      </FormField>
      <FormField label="Last Name" required>
        <TextInput autoComplete="family-name" {...wiring('usr_lastname')} />
      </FormField>
      <FormField label="Phone Number" required>
        <TextInput type="tel" autoComplete="tel" {...wiring('usr_phone')} />
      </FormField>
      <FormField label="Gender" required>
        <Select
          {...wiring('usr_gender')}
          value={form.values.usr_gender as (typeof genders)[number] | ''}
          options={genderOptions}
          placeholder="Select gender"
        />
      </FormField>
      <div className={styles.wholeRow}>
        <FormField
          label="Profile Photo URL"
          hint="The https address of a picture; leave empty to show your initials"
        >
          <TextInput type="url" autoComplete="photo" {...wiring('usr_photo')} />
        </FormField>
      </div>
      <div className={styles.wholeRow}>
        <FormField label="Bio" hint={`${form.values.usr_description.length} of 500 characters`}>
          <TextArea rows={4} {...wiring('usr_description')} />
        </FormField>
      </div>
    </div>
  );
}

import { snoozeHours, type AttentionItem } from '@suite/contracts/attention';
import { ActionMenu, Button, toast } from '@suite/ui';
import { describeItem } from '../../domain/attention-items.ts';
import { t, tn } from '../../languages/catalog.ts';
import { useSnoozeAttentionItem } from '../../queries/attention-items.ts';

interface SnoozeItemProps {
  item: AttentionItem;
  isSnoozed: boolean;
}

/** Hides an item from the user's own list for some hours, or shows it again. */
export function SnoozeItem({ item, isSnoozed }: SnoozeItemProps) {
  const { mutateAsync, isPending } = useSnoozeAttentionItem();
  const { key, name } = item;
  const fail = (error: Error) => toast.error(error.message);
  const showAgain = () => void mutateAsync({ key, hours: 0 }).catch(fail);
  if (isSnoozed) {
    return (
      <Button
        size="small"
        busy={isPending}
        aria-label={t('Show again: {name}', { name })}
        onClick={showAgain}
      >
        {t('Show again')}
      </Button>
    );
  }
  const snooze = (hours: (typeof snoozeHours)[number]) => {
    if (isPending) return;
    mutateAsync({ key, hours }).then(
      () =>
        toast.success(tn(hours, 'Snoozed for {count} hour', 'Snoozed for {count} hours'), {
          action: { label: t('Undo'), onSelect: showAgain },
        }),
      fail,
    );
  };
  return (
    <ActionMenu
      icon="clock"
      label={t('Snooze: {what}', { what: describeItem(item) })}
      items={snoozeHours.map((hours) => ({
        key: String(hours),
        label: tn(hours, 'Snooze for {count} hour', 'Snooze for {count} hours'),
        onSelect: () => snooze(hours),
      }))}
    />
  );
}

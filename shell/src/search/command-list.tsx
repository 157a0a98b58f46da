import { maxSearchLength } from '@suite/contracts/search';
import { Icon } from '@suite/ui';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import type { Command } from './command.ts';
import styles from './search.module.css';
import { t } from '../languages/catalog.ts';

interface CommandListProps {
  text: string;
  commands: readonly Command[];
  onType: (text: string) => void;
  onChoose: (command: Command) => void;
}

interface IndexedCommand {
  command: Command;
  index: number;
}

const listSettings = {
  isOpen: true,
  selectedItem: null,
  defaultHighlightedIndex: 0,
  initialHighlightedIndex: 0,
  itemToString: (command: Command | null) => command?.title ?? '',
  itemToKey: (command: Command | null) => command?.key,
  stateReducer: keepText,
};

export function CommandList({ text, commands, onType, onChoose }: CommandListProps) {
  const field = useRef<HTMLDivElement>(null);
  // A layout effect moves the focus in the frame that removes the early field, so that no key is lost.
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<Command>({
      ...listSettings,
      items: [...commands],
      inputValue: text,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChoose(selectedItem);
      },
    });
  return (
    <>
      <div ref={field} className={styles.field}>
        <Icon name="search" />
        <input
          {...getInputProps({
            'aria-label': t('Search'),
            onChange: (event) => {
              // The hook reports changes one render late, which would move the cursor.
              onType(event.currentTarget.value);
              setHighlightedIndex(0);
            },
          })}
          className={styles.input}
          placeholder={t('Search or jump to...')}
          maxLength={maxSearchLength}
          spellCheck={false}
        />
      </div>
      <div
        {...getMenuProps({ 'aria-label': t('Results') })}
        className={styles.list}
        hidden={commands.length === 0}
      >
        {groupsOf(commands).map(({ group, members }) => (
          <div key={group} role="group" aria-label={group}>
            <div className={styles.group} aria-hidden>
              {group}
            </div>
            {members.map(({ command, index }) => (
              <CommandLine
                key={`${group} ${command.key}`}
                {...getItemProps({ item: command, index })}
                command={command}
                isMarked={index === highlightedIndex}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface CommandLineProps extends ComponentProps<'div'> {
  command: Command;
  isMarked: boolean;
}

function CommandLine({ command: { title, detail }, isMarked, ...option }: CommandLineProps) {
  return (
    <div {...option} className={isMarked ? styles.marked : styles.line}>
      <span className={styles.title}>{title}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </div>
  );
}

function keepText(
  { inputValue, selectedItem }: UseComboboxState<Command>,
  { changes, type }: UseComboboxStateChangeOptions<Command>,
): Partial<UseComboboxState<Command>> {
  // Downshift selects the marked line again when the field loses the focus.
  const isLeft = type === useCombobox.stateChangeTypes.InputBlur;
  return { ...changes, inputValue, ...(isLeft && { selectedItem }) };
}

function groupsOf(commands: readonly Command[]): { group: string; members: IndexedCommand[] }[] {
  const groups = new Map<string, IndexedCommand[]>();
  commands.forEach((command, index) => {
    const members = groups.get(command.group) ?? [];
    groups.set(command.group, [...members, { command, index }]);
  });
  return [...groups].map(([group, members]) => ({ group, members }));
}

import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../components/kit/button.tsx';
import { Card } from '../../components/kit/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { useWords } from '../../components/language/use-words.ts';
import { choicesCatalog } from '../../languages/choices/choices-catalog.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import { useRateStay } from '../../queries/verification-complete.ts';
import styles from './rate-stay-card.module.css';

const mostStars = 5;

export function RateStayCard({ token, isRated }: { token: string; isRated: boolean }) {
  const { say } = useWords(choicesCatalog);
  return (
    <Card title={say('rateTitle')}>
      {isRated ? (
        <Notice tone="success" announced>
          {say('rateThanks')}
        </Notice>
      ) : (
        <RatingForm token={token} />
      )}
    </Card>
  );
}

function RatingForm({ token }: { token: string }) {
  const { say } = useWords(choicesCatalog);
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [isChecked, setChecked] = useState(false);
  const rate = useRateStay(token);
  const tell = useRefusalText();
  const refusal = refusalOf(rate.error);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (stars === 0 || rate.isPending) return;
    rate.mutate({ stars, comment: comment.trim() });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{say('rateText')}</p>
      <StarChoice name={`${id}-stars`} stars={stars} onChoose={setStars} />
      <label className={styles.label} htmlFor={`${id}-comment`}>
        {say('comment')}
      </label>
      <textarea
        id={`${id}-comment`}
        className={styles.comment}
        rows={3}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {isChecked && stars === 0 ? (
        <Notice tone="error" announced>
          {say('chooseStars')}
        </Notice>
      ) : rate.error ? (
        <Notice tone="error" announced>
          <span dir="auto">{refusal.status > 0 ? tell(refusal) : say('rateFailed')}</span>
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" busy={rate.isPending} busyLabel={say('sending')}>
        {say('sendRating')}
      </Button>
    </form>
  );
}

interface StarChoiceProps {
  name: string;
  stars: number;
  onChoose: (stars: number) => void;
}

function StarChoice({ name, stars, onChoose }: StarChoiceProps) {
  const { say } = useWords(choicesCatalog);
  return (
    <fieldset className={styles.stars}>
      <legend className={styles.legend}>{say('rateTitle')}</legend>
      {Array.from({ length: mostStars }, (_, index) => index + 1).map((count) => (
        <label key={count} className={styles.star}>
          <input
            type="radio"
            className={styles.choice}
            name={name}
            checked={stars === count}
            aria-label={say('stars', { count })}
            onChange={() => onChoose(count)}
          />
          <span className={styles.mark} aria-hidden data-on={count <= stars || undefined}>
            ★
          </span>
        </label>
      ))}
    </fieldset>
  );
}

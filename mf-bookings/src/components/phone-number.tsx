/** Masked numbers are no links. */
export function PhoneNumber({ number }: { number: string }) {
  const dialled = number.replaceAll(/[^+\d]/g, '');
  if (dialled === '') return <bdi>{number}</bdi>;
  return (
    <a href={`tel:${dialled}`} dir="ltr">
      {number}
    </a>
  );
}

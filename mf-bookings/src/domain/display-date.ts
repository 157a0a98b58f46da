const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar date as staff read it: `2027-03-05` is `05/Mar/2027`, no date is `N/A`. */
export function displayDate(date: string | null): string {
  const [year, month, day] = date?.split('-') ?? [];
  const name = months[Number(month) - 1];
  return year && name && day ? `${day}/${name}/${year}` : 'N/A';
}

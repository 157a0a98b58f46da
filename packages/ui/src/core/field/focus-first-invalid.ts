/** Moves the focus to the first control marked invalid; call it after the errors are on the page. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

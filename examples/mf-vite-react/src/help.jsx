import './help.css';

export function Help() {
  return <p className="help">Notes are gone when the page is left.</p>;
}

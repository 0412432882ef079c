// The name of an item, which leads to the item where there is more to see of it.
import { Link } from 'react-router-dom';
import classes from './ItemLink.module.css';

interface ItemLinkProps {
  label: string;
  /** Null: it leads nowhere. */
  to: string | null;
  className?: string | undefined;
}

export function ItemLink({ label, to, className = '' }: ItemLinkProps) {
  return to === null ? (
    <span className={className} title={label}>
      {label}
    </span>
  ) : (
    <Link to={to} className={`${className} ${classes.link}`} title={label}>
      {label}
    </Link>
  );
}

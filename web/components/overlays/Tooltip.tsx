// Explains an element that is a stop of the keyboard by itself.
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useTooltip } from './useTooltip.tsx';

type Described = ReturnType<typeof useTooltip>['described'];

interface TooltipProps {
  label: ReactNode;
  children: ReactElement<Partial<Described>>;
}

export function Tooltip({ label, children }: TooltipProps) {
  const { described, tooltip } = useTooltip(label);
  const { onClick } = children.props;
  const press: typeof described.onClick = (event) => {
    onClick?.(event);
    described.onClick(event);
  };
  return (
    <>
      {cloneElement(children, { ...described, onClick: press })}
      {tooltip}
    </>
  );
}

// What a new dashboard begins with: each template with its purpose and a small drawing of it, or nothing (D-02).
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DASHBOARD_TEMPLATES, type TemplateName } from '../../../../lib/widgets/templates.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import classes from './List.module.css';
import { TemplatePreview } from './TemplatePreview.tsx';

interface TemplateChoicesProps {
  offered: readonly TemplateName[];
  /** Null: empty. */
  chosen: TemplateName | null;
  onChoose: (template: TemplateName | null) => void;
}

export function TemplateChoices({ offered, chosen, onChoose }: TemplateChoicesProps) {
  const vendorName = useVendorName();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>
        <FormattedMessage id="dashboard.list.begin" />
      </legend>
      {offered.map((template) => {
        const { nameId, textId, vendor, widgets } = DASHBOARD_TEMPLATES[template];
        const values = { vendor: vendor ? vendorName(vendor) : '' };
        return (
          <Choice
            key={template}
            isChosen={chosen === template}
            onChoose={() => onChoose(template)}
            name={<FormattedMessage id={nameId as MessageId} values={values} />}
            about={<FormattedMessage id={textId as MessageId} values={values} />}
          >
            <TemplatePreview widgets={widgets} />
          </Choice>
        );
      })}
      <Choice
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
        name={<FormattedMessage id="dashboard.list.empty" />}
        about={<FormattedMessage id="dashboard.list.emptyAbout" />}
      >
        <TemplatePreview widgets={[]} />
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  name: ReactNode;
  about: ReactNode;
  children: ReactNode;
}

function Choice({ isChosen, onChoose, name, about, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className={classes.choice}>
      <span className={classes.choiceHead}>
        <input
          type="radio"
          name="template"
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={id}
          aria-describedby={`${id}-about`}
        />
        <span id={id} className={classes.choiceName}>
          {name}
        </span>
      </span>
      {children}
      <span id={`${id}-about`} className={classes.choiceAbout}>
        {about}
      </span>
    </label>
  );
}

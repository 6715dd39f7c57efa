import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trans } from './trans.tsx';

test('what somebody wrote stays text in a sentence, also where it reads like a tag', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { told: '<0>{name}</0> told {count} times of {what}' } } });
  const sentence = element(Trans, {
    id: 'told',
    values: { name: '<script>ran()</script>', count: 2, what: '<0>a bold one</0> and <b/>' },
    components: { 0: element('strong') },
  });
  const shown = renderToStaticMarkup(element(I18nProvider, { i18n }, sentence));
  expect(shown).toBe(
    '<strong>&lt;script&gt;ran()&lt;/script&gt;</strong> told 2 times of &lt;0&gt;a bold one&lt;/0&gt; and &lt;b/&gt;',
  );
});

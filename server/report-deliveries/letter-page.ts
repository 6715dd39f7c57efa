import { escaped, plainPage } from '../http/plain-page.ts';

/** What stands above the form, or the letter itself. */
type Shown = { says: string; is_wrong: boolean } | { content: string };

export const ASKS = { says: 'Type the six digits that the home told you.', is_wrong: false };
export const WRONG = {
  says: 'That did not work. Check the six digits. If it still does not work, ask the home for a new link.',
  is_wrong: true,
};
export const TOO_MANY = { says: 'That was too many tries. Wait a quarter of an hour and try again.', is_wrong: true };

/** The form that asks for the code, or the letter. */
export function letterPage(shown: Shown): string {
  return plainPage({
    title: 'Something to read',
    body: 'content' in shown ? letter(shown.content) : form(shown),
    foot: 'This is private: please pass on neither the link nor the digits.',
  });
}

function form({ says, is_wrong }: { says: string; is_wrong: boolean }): string {
  return `<h1>Something to read</h1>
<form method="post">
<p id="says"${is_wrong ? ' class="wrong" role="alert"' : ''}>${escaped(says)}</p>
<label for="code">Six digits</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" aria-describedby="says" required>
<button type="submit">Open it</button>
</form>`;
}

/** The first paragraph is the heading. */
function letter(content: string): string {
  const [title = '', ...paragraphs] = content.split('\n\n');
  const told = paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('\n');
  return `<article class="letter">\n<h1>${escaped(title)}</h1>\n${told}\n</article>`;
}

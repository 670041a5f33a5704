/** The words of tables online: learnt when somebody goes there, so that other pages need not load them. */
import { onlineWords } from '../words/en-online.ts';
import { learn } from '../words/page.ts';

learn(onlineWords);

export { spoken, word } from '../words/page.ts';

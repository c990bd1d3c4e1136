import { describeBookIn } from './book-in.ts';

describeBookIn('firefox');

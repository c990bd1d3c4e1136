import { defineConfig, type DummyRuleMap } from 'oxlint';
import tseslint from 'typescript-eslint';

const { strictTypeChecked, stylisticTypeChecked } = tseslint.configs;

/** What typescript-eslint asks for, and oxlint cannot answer yet. */
const unanswered = new Set(['@typescript-eslint/no-unsafe-class-instance-assignment']);

/** The rules of both presets, as the last one that names each has it. */
const presets = Object.assign(
  {},
  ...[...strictTypeChecked, ...stylisticTypeChecked].map(({ rules }) => rules),
) as DummyRuleMap;

const onlyAnswered = Object.fromEntries(
  Object.entries(presets).filter(([rule, severity]) => severity !== 'off' && !unanswered.has(rule)),
);

/** Asks of TypeScript what takes its types, and all else that is asked of code as such; ESLint does the rest. */
export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'warn',
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: ['dist/', 'generated/', 'reports/', '.astro/', '.stryker-tmp/', 'tests/fixtures/', 'public/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...onlyAnswered,
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/consistent-type-exports': 'error',
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        // A number in a message is what it looks like; the other kinds the rule refuses do go wrong.
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/no-unnecessary-condition': [
          'error',
          { allowConstantLoopConditions: 'only-allowed-literals' },
        ],
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
        ],
        '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
        // It asks for the `!` that no-non-null-assertion refuses.
        '@typescript-eslint/non-nullable-type-assertion-style': 'off',
        eqeqeq: 'error',
      },
    },
    { files: ['**/tests/**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  ],
});

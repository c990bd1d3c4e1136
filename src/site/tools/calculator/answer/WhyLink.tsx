import '../calculator.css';
/** Leads from a result to the steps that it comes about by. */
export function WhyLink() {
  return (
    <a class="why unprinted" href="#steps">
      Why?
    </a>
  );
}

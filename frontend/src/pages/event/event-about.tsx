/** The event's text; an empty line ends a paragraph. */
export function EventAbout({ description }: { readonly description: string }) {
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="text-title">
        About
      </h2>
      <div className="mt-4 grid max-w-prose gap-4 text-lg">
        {description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

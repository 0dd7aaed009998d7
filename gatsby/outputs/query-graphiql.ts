/**
 * Gatsby's development server has no `graphql` function, so this queries its GraphQL endpoint. Throws when there is no
 * data.
 */
export const queryGraphiql = async <Data>(port: number | undefined, query: string): Promise<Data> => {
  const response = await fetch(`http://localhost:${port}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const answer: { readonly data?: Data; readonly errors?: unknown } = await response.json();
  if (!answer.data) throw new Error(`The content could not be read: ${JSON.stringify(answer.errors)}`);
  return answer.data;
};

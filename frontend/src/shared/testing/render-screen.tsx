import type { ReactNode } from "react";
import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { configure, render } from "@testing-library/react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { LateClient } from "../apollo/late";
import { followTranslation } from "../translated-page";
import { makeCache } from "../apollo/make-cache";
import { replyLink } from "../apollo/refusals";
import { fakeServer, type Answers } from "./fake-server";

// The first use of a form's rules compiles them. On a busy machine, compiling takes longer than the library's timeout
// of one second.
configure({ asyncUtilTimeout: 20_000 });

/** Shows a screen with a router and a server with the given answers. For tests. */
export function renderScreen(screen: ReactNode, answers: Answers = {}, at = "/") {
  followTranslation(); // as in main.tsx
  history.replaceState(null, "", at);
  const client = new ApolloClient({
    link: replyLink.concat(fakeServer(answers)),
    cache: makeCache(),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
  });
  return render(
    <ApolloProvider client={client}>
      <LateClient value={() => Promise.resolve(client)}>
        <BrowserRouter>
          {screen}
          <Address />
        </BrowserRouter>
      </LateClient>
    </ApolloProvider>,
  );
}

/** Shows the router's address, so that tests can see redirects. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

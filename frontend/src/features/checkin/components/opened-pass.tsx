import { paths } from "@contract/kernel/contract/paths";
import { useDeskPassQuery } from "../../../graphql/features/checkin";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { svgAddress } from "../../../shared/qr/save-qr";
import { ButtonLink } from "../../../shared/ui/button-link";
import { ListState } from "../../../shared/ui/list-state";
import { PageHeading } from "../../../shared/ui/page-heading";
import { t } from "@contract/kernel/contract/t";

/**
 * Shows a pass's QR code as an <img>, which runs no script. The code keeps its white background in the dark theme and
 * is as large as a phone's screen allows, so that a camera can read it.
 */
export function PassCode({ svg, of }: { readonly svg: string; readonly of: string }) {
  return (
    <img
      src={svgAddress(svg)}
      alt={`QR code of ${of}`}
      width={320}
      height={320}
      className="h-auto w-full max-w-80 border border-rule bg-[#ffffff]"
    />
  );
}

/** Shows a pass's code, but nothing about its owner, to anyone who has the pass's address. */
export function OpenedPass({ token }: { readonly token: string }) {
  const { data, ...state } = useQueryState(useDeskPassQuery({ variables: { token } }));
  const pass = data?.deskPass ?? null;
  return (
    <div className="grid gap-6">
      {data !== undefined && pass === null ? (
        <PageHeading>This pass is not valid</PageHeading>
      ) : (
        <PageHeading kicker={pass?.eventTitle ?? "Pass"}>A pass for the desk</PageHeading>
      )}
      <ListState state={state}>
        {pass === null ? (
          <div className="grid justify-items-start gap-4">
            <p className="max-w-prose">
              A newer pass may have replaced this pass, or its holder may not be allowed to take part. You can
              find your own pass on your team’s page.
            </p>
            <ButtonLink to={paths.dashboard}>See your team</ButtonLink>
          </div>
        ) : (
          <>
            <p className="max-w-prose text-lg">
              This is a pass for {pass.eventTitle}. If this is your pass, show it at the desk when you arrive.
            </p>
            <PassCode svg={pass.qrSvg} of={t("a pass for {eventTitle}", { eventTitle: pass.eventTitle })} />
          </>
        )}
      </ListState>
    </div>
  );
}

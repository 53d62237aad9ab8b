import { configure } from "@testing-library/react";

// Parts that come when they are needed take their time on a busy machine; speed is not asked here.
configure({ asyncUtilTimeout: 30_000 });
